import pino from 'pino'
import pretty from 'pino-pretty'
import { env } from './env.server'

/** Whether somebody reads what the server writes; a service manager or a pipe collects it instead. */
const onTerminal = process.stdout.isTTY === true

/**
 * JSON lines on standard output, a line a request. On a terminal it writes sentences, and only
 * warnings and problems unless `LOG_LEVEL` asks for more.
 */
export const log = pino(
  { level: env.LOG_LEVEL ?? (onTerminal ? 'warn' : 'info'), base: undefined },
  onTerminal ? pretty({ sync: true, ignore: 'time', singleLine: true }) : undefined,
)
