// Apart from the configuration of the build, which has to do without the tools of developers.
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`);
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
/** What a test puts in the place of a module must not be found there by others. */
const mocking = tests.filter((file) => readFileSync(file, "utf8").includes("vi.mock("));

// The others share what they import: to load the pages anew for every file takes longer than the tests.
export default defineConfig({
  test: {
    projects: [
      { test: { name: "together", include: tests.filter((file) => !mocking.includes(file)), isolate: false } },
      { test: { name: "apart", include: mocking } },
    ],
  },
});
