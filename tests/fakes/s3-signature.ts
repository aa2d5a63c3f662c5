import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Keys = { accessKeyId: string; secretAccessKey: string; region: string }

/** A clock may be wrong by so much, in milliseconds. */
const skew = 15 * 60 * 1000

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * What is wrong with the signature of a request (AWS Signature Version 4), as S3 says it.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureError(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Keys,
  now: number,
): [status: number, code: string] | null {
  const { headers, method = '' } = request
  const read =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!read) return [403, 'AccessDenied']
  const [, id, day = '', scope, signed = '', signature] = read
  if (id !== accessKeyId) return [403, 'InvalidAccessKeyId']
  const date = String(headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(at - now) < skew)) return [403, 'RequestTimeTooSkewed']

  const names = signed.split(';')
  const mustBe = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (mustBe.some((name) => !names.includes(name))) return [403, 'AccessDenied']
  const [path, query = ''] = (request.url ?? '').split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const place = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, place, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region))
  const isRight = scope === region && hmac(key, text).toString('hex') === signature
  if (!isRight) return [403, 'SignatureDoesNotMatch']
  if (headers['x-amz-content-sha256'] !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  return null
}
