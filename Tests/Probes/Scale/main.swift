import Maraya

