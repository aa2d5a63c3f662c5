/** One window of an engine, as the walk needs it. */
export type BrowserWindow = {
  engine: string
  script: boolean
  open: (address: string) => Promise<void>
  /** Runs a function in the page; it knows only its argument. */
  ask: <Given, Answer>(question: (given: Given) => Answer, given: Given) => Promise<Answer>
  /** Presses and releases the mouse at a point of the window. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  key: (name: 'Escape' | 'Enter') => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  picture: (file: string) => Promise<void>
  /** What the page has complained of since the last time. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

export type Opening = { script: boolean; downloads: string }

/** The text of a function for a page: names that the compiler wraps mean nothing there. */
export const inPage = (question: unknown) =>
  `return ((__name) => (${String(question)}))((it) => it)(arguments[0])`
