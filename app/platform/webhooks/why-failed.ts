/** Why nothing came of a connection; `messages/webhooks` has the words. */
type WhyFailed = 'no-host' | 'refused' | 'unreachable' | 'broken-off' | 'tls' | 'no-http' | 'other'

const codes: Record<string, WhyFailed> = {
  ENOTFOUND: 'no-host',
  ENODATA: 'no-host',
  EAI_AGAIN: 'no-host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ECONNRESET: 'broken-off',
  EPIPE: 'broken-off',
  EPROTO: 'tls',
}

/** Names that OpenSSL and Node give to problems with a certificate, or with the connection. */
const ofTls = /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH)/

/** Usual cause of an error of a look-up or a connection. */
export function whyFailed(error: unknown): WhyFailed {
  const code = String((error as { code?: unknown } | null)?.code)
  if (ofTls.test(code)) return 'tls'
  return code.startsWith('HPE_') ? 'no-http' : (codes[code] ?? 'other')
}
