/** The part of the library that is used; its own types are not found through its `exports`. */
declare module 'fflate' {
  export type UnzipFile = {
    name: string
    ondata: (error: Error | null, chunk: Uint8Array, final: boolean) => void
    start(): void
  }
  export class Unzip {
    constructor(onfile?: (file: UnzipFile) => void)
    register(decoder: typeof UnzipInflate): void
    push(chunk: Uint8Array, final?: boolean): void
  }
  export class UnzipInflate {}
  export function zipSync(
    files: Record<string, [bytes: Uint8Array, options: { level: 0 | 6 }]>,
  ): Uint8Array
  export function unzipSync(archive: Uint8Array): Record<string, Uint8Array>
}
