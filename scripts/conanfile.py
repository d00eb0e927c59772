"""The library as a Conan 2 package: `conan create scripts`."""
import json
import os

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load


class FifteenTwo(ConanFile):
    name = "fifteen-two"
    license = "MIT"
    description = "A cribbage engine: counts hands, ranks discards, advises the play, knows the chance of winning"
    package_type = "static-library"
    settings = "os", "compiler", "build_type", "arch"

    @property
    def _checkout(self):
        return os.path.dirname(self.recipe_folder)

    def set_version(self):
        self.version = json.loads(load(self, os.path.join(self._checkout, "package.json")))["version"]

    def export_sources(self):
        for pattern in "CMakeLists.txt", "package.json", "LICENSE", "cpp/*", "scripts/build/*", "layers.txt":
            copy(self, pattern, self._checkout, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables.update(FIFTEEN_TWO_PROGRAMS=False, FIFTEEN_TWO_INSTALL=True)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "cribbage")
        self.cpp_info.components["counting"].libs = ["cribbage_counting"]
        self.cpp_info.components["counting"].set_property("cmake_target_name", "cribbage::counting")
        self.cpp_info.components["cribbage"].libs = ["cribbage"]
        self.cpp_info.components["cribbage"].requires = ["counting"]
        self.cpp_info.components["cribbage"].set_property("cmake_target_name", "cribbage::cribbage")
        self.cpp_info.components["tables"].libs = ["cribbage_tables"]
        self.cpp_info.components["tables"].requires = ["cribbage"]
        self.cpp_info.components["tables"].set_property("cmake_target_name", "cribbage::tables")
