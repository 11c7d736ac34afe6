/** What the journeys need from a browser, whatever protocol it speaks. */

export interface Driver {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, or of its promise; anything that JSON can carry. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the pointer and presses keys: the input sources of WebDriver, which both of its protocols share. */
  perform(sources: readonly InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is visible. */
  screenshot(): Promise<Buffer>;
  /** The errors that pages have reported since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly Readonly<Record<string, string | number>>[];
}

export interface LaunchOptions {
  /** The colour scheme of the system. */
  scheme: 'light' | 'dark';
}
