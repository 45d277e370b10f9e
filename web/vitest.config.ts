// Apart from the configuration of the build, which has to do without the tools of developers.
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] } });
