// The constraint workloads of maraya-bench, done by kiwi: usage: kiwi-bench ROUNDS [ROWS]...
// Prints one line for each measurement, in the form that maraya-bench prints.
//
// kiwi's own benchmark is compiled in, so that its form is built just as its authors build it.
#define main kiwi_benchmark_main
#include "enaml_like_benchmark.cpp"
#undef main

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double nanosecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

// The processor time that the program has taken: what others do meanwhile does not count.
double processorTime() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

struct Samples {
  std::vector<double> values;

  void print(const char* system, const char* step, int count, double sum) {
    std::sort(values.begin(), values.end());
    double median = values[values.size() / 2];
    std::printf("kiwi %s %s N=%d median_ns=%.0f min_ns=%.0f per=%.2f cs=%.3f\n", system, step, count,
                median, values[0], median / count, sum);
    std::fflush(stdout);
  }
};

// The list: see Sources/Bench/Constraints/ConstraintList.swift. Its width is an edit variable, which
// is what kiwi has for numbers that change.
class List {
  struct View {
    Variable x, y, width, height;
  };
  struct Row {
    Variable y, height;
    View icon, title, subtitle, accessory;
  };

  Solver solver;
  Variable width;
  std::vector<Row> rows;

  void require(const Constraint& constraint) { solver.addConstraint(constraint | strength::required); }

  void wish(const Constraint& constraint, double weight) {
    solver.addConstraint(constraint | strength::create(0, 0, weight));
  }

  void addColumn(Row& row) {
    require(row.icon.width == 40);
    require(row.icon.height == 40);
    require(row.icon.y + 0.5 * row.icon.height == row.y + 0.5 * row.height);
    require(row.title.y == row.y + 8);
    require(row.subtitle.y == row.title.y + row.title.height + 4);
    require(row.subtitle.y + row.subtitle.height <= row.y + row.height - 8);
    require(row.accessory.width == 24);
    require(row.accessory.height == 24);
    require(row.accessory.y + 0.5 * row.accessory.height == row.y + 0.5 * row.height);
    require(row.height >= 56);
  }

  void addLine(Row& row) {
    require(row.icon.x == 16);
    require(row.title.x == row.icon.x + row.icon.width + 12);
    require(row.title.x + row.title.width <= row.accessory.x - 8);
    require(row.subtitle.x == row.title.x);
    require(row.subtitle.x + row.subtitle.width <= row.accessory.x - 8);
    require(row.accessory.x + row.accessory.width == width - 16);
  }

  void addWishes(Row& row, int index) {
    double title = 80 + 37 * index % 400;
    double subtitle = 60 + 53 * index % 500;
    wish(row.title.width <= title, 250);
    wish(row.title.width >= title, 750);
    wish(row.subtitle.width <= subtitle, 250);
    wish(row.subtitle.width >= subtitle, 750);
    wish(row.title.height == 20, 750);
    wish(row.subtitle.height == 16, 750);
    wish(row.height == 0, 1);
  }

 public:
  explicit List(int count) : rows(count) {
    solver.addEditVariable(width, strength::strong);
    solver.suggestValue(width, 375);
    for (int index = 0; index < count; index++) {
      Row& row = rows[index];
      if (index == 0) require(row.y == 0);
      else require(row.y == rows[index - 1].y + rows[index - 1].height);
      addColumn(row);
      addLine(row);
      addWishes(row, index);
    }
    solver.updateVariables();
  }

  void resize(double to) {
    solver.suggestValue(width, to);
    solver.updateVariables();
  }

  double checksum() {
    double sum = 0;
    for (Row& row : rows)
      for (View* view : {&row.icon, &row.title, &row.subtitle, &row.accessory})
        sum += view->x.value() + 2 * view->y.value() + 3 * view->width.value() +
               5 * view->height.value();
    return sum;
  }
};

void measureList(int count, int repetitions) {
  Samples build, resize;
  double sum = 0;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    double start = processorTime();
    List* list = new List(count);
    build.values.push_back(processorTime() - start);
    for (double width : {320, 414, 768, 500, 375}) {
      start = processorTime();
      list->resize(width);
      sum = list->checksum();
      resize.values.push_back(processorTime() - start);
    }
    delete list;
  }
  build.print("list", "build", count, sum);
  resize.print("list", "resize", count, sum);
}

// The rows of labels, fields, units and buttons: see ConstrainedTree+Form.swift beside the list. The
// size of the content is four inequalities a view, as it is there, and x is from the form's edge.
class Rows {
  struct View {
    Variable x, y, width, height;
  };
  struct Row {
    View row, label, field, unit, button;
  };

  Solver solver;
  Variable width;
  std::vector<Row> rows;
  Constraint margin;

  void require(const Constraint& constraint) { solver.addConstraint(constraint | strength::required); }

  void wish(const Constraint& constraint, double weight) {
    solver.addConstraint(constraint | strength::create(0, 0, weight));
  }

  void addContent(View& view, double width, double height, double hugs = 250, double resists = 750) {
    wish(view.width <= width, hugs);
    wish(view.width >= width, resists);
    wish(view.height <= height, 250);
    wish(view.height >= height, 750);
  }

  Constraint startsAt(Row& row, double constant) {
    return Constraint(row.label.x == row.row.x + constant) | strength::required;
  }

  void add(Row& row, int index) {
    require(row.row.x == 0);
    require(row.row.x + row.row.width == width);
    require(row.row.y == 44.0 * index);
    require(row.row.height == 36);
    Constraint start = startsAt(row, 16);
    solver.addConstraint(start);
    if (index == int(rows.size()) / 2) margin = start;
    require(row.label.width <= 0.4 * row.row.width);
    require(row.field.x == row.label.x + row.label.width + 8);
    require(row.unit.x == row.field.x + row.field.width + 8);
    require(row.button.x == row.unit.x + row.unit.width + 8);
    require(row.button.x + row.button.width == row.row.x + row.row.width - 16);
    for (View* view : {&row.label, &row.field, &row.unit, &row.button})
      require(view->y + 0.5 * view->height == row.row.y + 0.5 * row.row.height);
    addContent(row.label, 60 + 17 * index % 120, 20, 251);
    addContent(row.field, 120, 30, 249, 749);
    addContent(row.unit, 20 + 3 * index % 20, 16);
    addContent(row.button, 40 + 7 * index % 40, 28);
  }

 public:
  explicit Rows(int count) : rows(count) {
    solver.addEditVariable(width, strength::strong);
    solver.suggestValue(width, 375);
    for (int index = 0; index < count; index++) add(rows[index], index);
    solver.updateVariables();
  }

  void resize(double to) {
    solver.suggestValue(width, to);
    solver.updateVariables();
  }

  // A constant can't be changed; so the constraint goes, and another comes.
  void adjust(double constant) {
    solver.removeConstraint(margin);
    margin = startsAt(rows[rows.size() / 2], constant);
    solver.addConstraint(margin);
    solver.updateVariables();
  }

  double checksum() {
    double sum = 0;
    for (Row& row : rows)
      for (View* view : {&row.label, &row.field, &row.unit, &row.button})
        sum += view->x.value() + 2 * view->y.value() + 3 * view->width.value() +
               5 * view->height.value();
    return sum;
  }
};

void measureRows(int count, int repetitions) {
  Samples build, resize, constant;
  double sum = 0, resized = 0, adjusted = 0;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    double start = processorTime();
    Rows* form = new Rows(count);
    build.values.push_back(processorTime() - start);
    sum = form->checksum();
    resized = 0;
    for (double width : {320, 414, 768, 500, 375}) {
      start = processorTime();
      form->resize(width);
      resized += form->checksum();
      resize.values.push_back(processorTime() - start);
    }
    for (double other : {20, 16}) {
      start = processorTime();
      form->adjust(other);
      constant.values.push_back(processorTime() - start);
      if (other == 20) adjusted = form->checksum();
    }
    delete form;
  }
  build.print("tree-form", "build", count, sum);
  resize.print("tree-form", "resize", count, resized);
  constant.print("tree-form", "constant", count, adjusted);
}

// The form, as kiwi's own benchmark builds it.
void measureForm(int repetitions) {
  const int sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
  Samples build, suggest;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    auto start = Clock::now();
    Solver solver;
    Variable width("width"), height("height");
    build_solver(solver, width, height);
    build.values.push_back(nanosecondsSince(start));
  }
  Solver solver;
  Variable width("width"), height("height");
  build_solver(solver, width, height);
  for (int index = 0; index < 6 * repetitions; index++) {
    const int* size = sizes[index % 6];
    auto start = Clock::now();
    solver.suggestValue(width, size[0]);
    solver.suggestValue(height, size[1]);
    solver.updateVariables();
    suggest.values.push_back(nanosecondsSince(start));
  }
  build.print("form", "build", 1, 0);
  suggest.print("form", "suggest", 1, 0);
}

// The form once more, in the words of Sources/Bench/Constraints/ConstraintForm.swift, so that what
// each wish is missed by can be added up.
class CheckedForm {
  struct View {
    Variable left, top, width, height;
  };
  struct Wish {
    Expression excess;
    RelationalOperator relation;
  };

  const double strong = strength::strong, field = strength::create(0, 100, 0),
               gap = strength::create(0, 1, 0, 1.25), medium = strength::medium,
               weak = strength::weak;
  Solver solver;
  Variable width, height, frameLeft, frameTop, left, top, right, bottom, midline;
  View labels[3], fields[3], control;
  std::vector<Wish> wishes;

  void require(const Constraint& constraint) { solver.addConstraint(constraint | strength::required); }

  void wish(const Constraint& constraint, double weight) {
    solver.addConstraint(constraint | weight);
    wishes.push_back({constraint.expression(), constraint.op()});
  }

  void space(const Expression& distance, double least) {
    require(distance >= least);
    wish(distance == least, gap);
  }

  void addFrame() {
    for (Variable* variable : {&frameLeft, &frameTop, &width, &height}) require(*variable >= 0);
    wish(width == 0, medium);
    wish(height == 0, medium);
    require(left == frameLeft + 10);
    require(top == frameTop + 10);
    require(right == frameLeft + width - 10);
    require(bottom == frameTop + height - 10);
  }

  void addSizes() {
    const double widths[3] = {67, 66, 24};
    for (View* view : {&labels[0], &labels[1], &labels[2], &fields[0], &fields[1], &fields[2], &control})
      for (Variable* variable : {&view->left, &view->top, &view->width, &view->height})
        require(*variable >= 0);
    for (int index = 0; index < 3; index++) {
      wish(labels[index].height == 16, strong);
      wish(labels[index].height >= 16, strong);
      wish(labels[index].width == widths[index], weak);
      wish(labels[index].width >= widths[index], strong);
      wish(fields[index].height == 21, strong);
      wish(fields[index].height >= 21, strong);
      wish(fields[index].width >= 125, strong);
    }
    wish(control.height >= 24, field);
    wish(control.height <= 24, field);
    wish(control.width >= 119, field);
    wish(control.width <= 1.67772e7, field);
  }

  void addColumns() {
    View* pairs[6][2] = {{&labels[0], &labels[1]}, {&labels[1], &labels[2]}, {&labels[2], &fields[2]},
                         {&fields[0], &fields[1]}, {&fields[1], &control},   {&control, &fields[2]}};
    for (auto& pair : pairs) space(pair[1]->top - pair[0]->top - pair[0]->height, 10);
    space(fields[0].top - top, 0);
    space(labels[0].top - top, 0);
    for (int time = 0; time < 2; time++) space(bottom - fields[2].top - fields[2].height, 0);
    View* others[3] = {&fields[0], &fields[1], &control};
    for (int index = 0; index < 3; index++)
      wish(labels[index].top + 0.5 * labels[index].height ==
               others[index]->top + 0.5 * others[index]->height,
           strong);
  }

  void addLines() {
    View* others[3] = {&fields[0], &fields[1], &control};
    for (View* view : {&labels[0], &labels[1], &labels[2], &fields[2]}) space(view->left - left, 0);
    for (int index = 0; index < 3; index++) {
      space(others[index]->left - labels[index].left - labels[index].width, 10);
      wish(others[index]->left == midline, strong);
    }
    for (View* view : {&fields[0], &fields[1], &fields[2], &control})
      space(right - view->left - view->width, 0);
  }

 public:
  CheckedForm() {
    solver.addEditVariable(width, strength::strong);
    solver.addEditVariable(height, strength::strong);
    addFrame();
    addSizes();
    addColumns();
    addLines();
  }

  double error(double w, double h) {
    solver.suggestValue(width, w);
    solver.suggestValue(height, h);
    solver.updateVariables();
    double sum = std::abs(width.value() - w) + std::abs(height.value() - h);
    for (const Wish& wish : wishes) {
      double excess = wish.excess.value();
      if (wish.relation == OP_EQ) sum += std::abs(excess);
      if (wish.relation == OP_LE) sum += std::max(0.0, excess);
      if (wish.relation == OP_GE) sum += std::max(0.0, -excess);
    }
    return sum;
  }
};

void checkForm() {
  CheckedForm form;
  double sum = 0;
  const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
  for (auto& size : sizes) sum += form.error(size[0], size[1]);
  std::printf("kiwi form errors cs=%.3f\n", sum);
}

}  // namespace

int main(int count, char** arguments) {
  int rounds = count > 1 ? std::atoi(arguments[1]) : 5;
  for (int index = 2; index < count; index++) {
    int rows = std::atoi(arguments[index]);
    measureList(rows, rows >= 1000 ? 1 : rounds * std::max(1, 100 / rows));
  }
  measureRows(50, rounds);
  measureForm(100 * rounds);
  checkForm();
}
