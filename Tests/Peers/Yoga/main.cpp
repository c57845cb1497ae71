// The workloads of maraya-bench on Yoga: the same tree, the same steps, the same form of output.
//
//     yoga-bench --workload w1|w3|w6 [--nodes 100000] [--repetitions N] [--rounding on|off]
//
// Rounding to whole pixels is Yoga's default; Maraya's frames are exact.

#include <yoga/Yoga.h>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

using Samples = std::vector<double>;

// All that is measured runs in here, as in maraya-bench.
extern "C" __attribute__((noinline)) void bench_region(const std::function<void()> *body) {
  (*body)();
  asm volatile("");
}

// Nanoseconds that a step takes.
static double timed(const std::function<void()> &body) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  bench_region(&body);
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

static double median(Samples samples) {
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

static double least(const Samples &samples) {
  return *std::min_element(samples.begin(), samples.end());
}

static double mean(const Samples &samples) {
  double sum = 0;
  for (double sample : samples) sum += sample;
  return sum / samples.size();
}

// The memory that this process has resident, in bytes.
static double residentBytes() {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &resident) != 2) exit(1);
  fclose(file);
  return double(resident) * sysconf(_SC_PAGESIZE);
}

// SplitMix64.
struct Random {
  uint64_t state;

  int below(uint64_t count) {
    uint64_t bits = (state += 0x9E3779B97F4A7C15ull);
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ull;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBull;
    return int((bits ^ (bits >> 31)) % count);
  }
};

// Absolute positions from the start edge, ten nodes in each node, in a root of 1000 by 1000.
struct FrameTree {
  std::vector<YGNodeRef> nodes;

  FrameTree(long count, YGConfigRef config) {
    nodes.reserve(count);
    YGNodeRef root = YGNodeNewWithConfig(config);
    YGNodeStyleSetWidth(root, 1000);
    YGNodeStyleSetHeight(root, 1000);
    nodes.push_back(root);
    for (long k = 1; k < count; k++) {
      YGNodeRef node = YGNodeNewWithConfig(config);
      YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
      YGNodeStyleSetPosition(node, YGEdgeStart, 1 + 7 * k % 50);
      YGNodeStyleSetPosition(node, YGEdgeTop, 1 + 13 * k % 50);
      YGNodeStyleSetWidth(node, 20 + 3 * k % 30);
      YGNodeStyleSetHeight(node, 20 + 5 * k % 30);
      YGNodeRef above = nodes[(k - 1) / 10];
      YGNodeInsertChild(above, node, YGNodeGetChildCount(above));
      nodes.push_back(node);
    }
  }

  ~FrameTree() { YGNodeFreeRecursive(nodes[0]); }

  void layout(YGDirection direction) {
    YGNodeCalculateLayout(nodes[0], YGUndefined, YGUndefined, direction);
  }

  double checksum() const {
    double sum = 0;
    for (YGNodeRef node : nodes) {
      sum += YGNodeLayoutGetLeft(node) + 2 * YGNodeLayoutGetTop(node) +
             3 * YGNodeLayoutGetWidth(node) + 5 * YGNodeLayoutGetHeight(node);
    }
    return sum;
  }
};

struct Options {
  std::string workload;
  long nodes = 100000;
  int repetitions = 0;
  YGConfigRef config;
};

static void print(const char *step, long count, const Samples &samples, double checksum) {
  printf("yoga abs %s N=%ld median_ns=%.0f min_ns=%.0f per=%.2f cs=%.1f\n", step, count,
         median(samples), least(samples), median(samples) / count, checksum);
}

// W1: builds, lays out, turns to the other direction and back, and reads all frames after each.
static void measureLayout(const Options &options) {
  const int repetitions = options.repetitions ? options.repetitions : 5;
  const YGDirection directions[] = {YGDirectionLTR, YGDirectionRTL, YGDirectionLTR};
  const char *steps[] = {"layout", "flip", "flip-back"};
  Samples build, read, layout[3];
  double checksums[3] = {};
  for (int repetition = 0; repetition < repetitions; repetition++) {
    FrameTree *tree = nullptr;
    build.push_back(timed([&] { tree = new FrameTree(options.nodes, options.config); }));
    for (int step = 0; step < 3; step++) {
      layout[step].push_back(timed([&] { tree->layout(directions[step]); }));
      read.push_back(timed([&] { checksums[step] = tree->checksum(); }));
    }
    delete tree;
  }
  print("build", options.nodes, build, checksums[0]);
  print("read", options.nodes, read, checksums[2]);
  for (int step = 0; step < 3; step++) {
    print(steps[step], options.nodes, layout[step], checksums[step]);
  }
}

// W3: gives one leaf after the other a new size, and lays the tree out after each.
static void measureUpdates(const Options &options) {
  const int repetitions = options.repetitions ? options.repetitions : 100;
  FrameTree tree(options.nodes, options.config);
  tree.layout(YGDirectionLTR);
  std::vector<YGNodeRef> leaves;
  for (YGNodeRef node : tree.nodes) {
    if (YGNodeGetChildCount(node) == 0) leaves.push_back(node);
  }
  Random random{777};
  Samples updates;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    YGNodeRef leaf = leaves[random.below(leaves.size())];
    const float width = 20 + random.below(30);
    const float height = 20.5f + random.below(30);
    updates.push_back(timed([&] {
      YGNodeStyleSetWidth(leaf, width);
      YGNodeStyleSetHeight(leaf, height);
      tree.layout(YGDirectionLTR);
    }));
  }
  printf("yoga abs update N=%ld median_ns=%.1f mean_ns=%.1f min_ns=%.1f updates=%d cs=%.1f\n",
         options.nodes, median(updates), mean(updates), least(updates), repetitions,
         tree.checksum());
}

// W6: how much memory a node takes, once built and once laid out.
static void measureMemory(const Options &options) {
  const double before = residentBytes();
  FrameTree tree(options.nodes, options.config);
  const double built = residentBytes();
  tree.layout(YGDirectionLTR);
  const double laidOut = residentBytes();
  printf("yoga abs memory N=%ld built_bytes=%.1f laid_out_bytes=%.1f\n", options.nodes,
         (built - before) / options.nodes, (laidOut - before) / options.nodes);
}

[[noreturn]] static void refuse(const std::string &reason) {
  fprintf(stderr,
          "error: %s\nusage: yoga-bench --workload w1|w3|w6 [--nodes 100000] "
          "[--repetitions N] [--rounding on|off]\n",
          reason.c_str());
  exit(2);
}

int main(int count, char **arguments) {
  Options options;
  bool rounds = true;
  for (int index = 1; index < count; index += 2) {
    const std::string option = arguments[index];
    if (index + 1 == count) refuse(option + " needs a value");
    const std::string value = arguments[index + 1];
    if (option == "--workload") options.workload = value;
    else if (option == "--nodes") options.nodes = atol(value.c_str());
    else if (option == "--repetitions") options.repetitions = atoi(value.c_str());
    else if (option == "--rounding") rounds = value != "off";
    else refuse(option + " is not an option");
  }
  if (options.nodes < 2 || options.repetitions < 0) refuse("a number makes no sense");
  options.config = YGConfigNew();
  YGConfigSetUseWebDefaults(options.config, true);
  YGConfigSetPointScaleFactor(options.config, rounds ? 1 : 0);

  const std::map<std::string, void (*)(const Options &)> workloads = {
      {"w1", measureLayout}, {"w3", measureUpdates}, {"w6", measureMemory}};
  const auto workload = workloads.find(options.workload);
  if (workload == workloads.end()) refuse("there is no workload '" + options.workload + "'");
  workload->second(options);
}
