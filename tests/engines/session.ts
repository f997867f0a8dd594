/** What a check needs of a browser, whichever engine and driver it has. */

/** A key, or a letter while Control is down. */
export type Key = 'Enter' | 'Escape' | 'Tab' | '/' | 'Control+k'

/** A window of a fresh profile, in which nothing is saved. */
export interface Session {
  goto(path: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It sees its arguments only, not what surrounds it. */
  evaluate<Values extends readonly unknown[], Result>(
    task: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Clicks the first element that matches, with the pointer. */
  click(selector: string): Promise<void>
  /** Moves the pointer over the first element that matches. */
  hover(selector: string): Promise<void>
  /** Clicks a place of the window, in pixels from its top left. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** How a browser is set up. */
export interface Options {
  /** Blocks cookies and all other site data, where the browser has that setting. */
  readonly blockStorage?: boolean
}

/** A browser that is installed. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  /** The program, for the report. */
  readonly program: string
  open(url: string, options?: Options): Promise<Session>
  /** Ends all its programs. */
  close(): Promise<void>
}

/** The expression that runs a task in a page. */
export const expressionOf = (task: (...values: never[]) => unknown, values: readonly unknown[]) =>
  `(${task})(...${JSON.stringify(values)})`
