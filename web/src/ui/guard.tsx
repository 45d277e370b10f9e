import { Component, type ReactNode } from "react";

interface Props {
  /** What is drawn once the children cannot be. */
  instead: ReactNode;
  onFail(): void;
  children: ReactNode;
}

/** Keeps a part that fails while it is drawn from taking the whole page with it. */
export class Guard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
