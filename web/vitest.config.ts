// Apart from the configuration of the build, which has to do without the tools of developers.
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

export default mergeConfig(build, defineConfig({ test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] } }));
