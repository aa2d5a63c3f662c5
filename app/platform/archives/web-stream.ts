/** Pieces as a stream: the next one is made when it is asked for. */
export const webStream = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })

/** The same stream once its first piece is there. @throws what goes wrong until then, which can still be answered */
export async function begun(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  let first: Awaited<ReturnType<typeof reader.read>> | null = await reader.read()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await reader.read())
      first = null
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (why) => reader.cancel(why),
  })
}
