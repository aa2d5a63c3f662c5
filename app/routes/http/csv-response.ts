/** Lines as a file of comma-separated values that is sent as it is made. */
export function csvResponse(lines: Iterator<string>, name: string): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = lines.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value))
      // Others are served between two parts of a long list.
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
