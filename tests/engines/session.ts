/** A window of a fresh profile, whichever engine and driver it has. */
export interface Session {
  goto(path: string): Promise<unknown>
  reload(): Promise<unknown>
  /** Runs a function in the page. It sees its arguments only, not what surrounds it. */
  evaluate<Values extends readonly unknown[], Result>(
    task: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Clicks, or points at, the first element that matches. */
  click(selector: string): Promise<unknown>
  hover(selector: string): Promise<unknown>
  clickAt(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  press(key: 'Enter' | 'Escape'): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  close(): Promise<unknown>
}

/** An installed browser. `isForbidding` blocks site data, in Firefox only. */
export interface Engine {
  readonly program: string
  open(url: string, isForbidding?: boolean): Promise<Session>
}

/** How the error begins of a command that the browser's driver does not answer. */
export const noAnswer = 'no answer from the driver'

export const expressionOf = (task: (...values: never[]) => unknown, values: readonly unknown[]) =>
  `(${task})(...${JSON.stringify(values)})`
