import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import { Speaking } from "./text/speech";
import { firstLocale, keepDressed } from "./ui/preferences";

keepDressed();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Speaking locale={firstLocale()}>
        <App />
      </Speaking>
    </StrictMode>,
  );
}
