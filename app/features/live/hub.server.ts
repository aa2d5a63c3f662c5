import { setImmediate as nextTurn } from 'node:timers/promises'
import { DomainError } from '~/domain-error'
import type { Actor, Guest } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { groupBy } from '~/shared/group-by'
import { membersOf, type TopicAuthorizer, topicAuthorizer } from './topic-authorizer.server'
import { isSubjectTopic, type Topic } from './topics'
import { type EventRow, openWatch } from './watch.server'

/** Target of a stream's frames. */
export type Outlet = {
  send: (frame: string) => void
  /** Bytes that the other side has not taken yet. */
  backlog: () => number
  end: () => void
}

type Listener = {
  /** Null for guests. */
  sessionId: string | null
  /** Actor who opens it. */
  actor: Actor
  /** Streams of one holder are limited together: a person's, whatever session they are of. */
  holder: string
  /** So are those of one network. */
  network: string
  topics: readonly Topic[]
  outlet: Outlet
}

type Stream = Omit<Listener, 'actor'> & {
  /** Null for members, whose rights are read again before each event. */
  guest: Guest | null
  /** In which second of the heartbeat it is served. */
  beat: number
}

/** Streams of one holder; a new one takes the place of the oldest. Browsers allow six on HTTP/1. */
const mostPerHolder = 8
/** Streams from one network, an office perhaps; a new one takes a place from the holder of the most. */
const mostPerNetwork = 256
const mostStreams = 20_000
/** Unread bytes at which a stream is ended; its browser comes back with its last id. */
const mostBacklog = 64 * 1024
/** Every stream gets a sign of life so often, in seconds. */
const heartbeat = 20
/** Streams served before other requests get their turn. */
const turn = 500
/** A page that missed more events than this reads everything again instead. */
const mostMissed = 10_000

const streams = new Set<Stream>()
const byTopic = new Map<string, Set<Stream>>()
const byHolder = new Map<string, Set<Stream>>()
const byNetwork = new Map<string, Set<Stream>>()
let watch: ReturnType<typeof openWatch> | undefined
let beats: NodeJS.Timeout | undefined
/** Up to here all events have been handed out. */
let last = 0
let nextBeat = 0
let stopping = false

/**
 * Opens a stream. Its first frame tells what happened since `since`, so that nothing is lost between
 * two connections; `reset` when that is no longer known.
 *
 * @param since number of the last event that the page reflects; undefined: from now on
 * @returns how to close it when the other side has gone
 * @throws DomainError `forbidden` (403) or `not-found` (404) when it may not hear a topic, `busy` (503)
 */
export function openStream(listener: Listener, since?: number): () => void {
  if (stopping || streams.size >= mostStreams) throw new DomainError('busy', 503)
  checkTopics(listener.actor, listener.topics)
  const source = startWatching()
  makeRoom(listener)
  nextBeat = (nextBeat + 1) % heartbeat
  const { actor, ...rest } = listener
  const stream: Stream = { ...rest, guest: actor.kind === 'guest' ? actor : null, beat: nextBeat }
  streams.add(stream)
  for (const topic of stream.topics) join(byTopic, topic, stream)
  join(byHolder, stream.holder, stream)
  join(byNetwork, stream.network, stream)
  stream.outlet.send(`retry: 2000\nid: ${last}\n${greeting(source, stream, since)}\n`)
  return () => forget(stream)
}

/** How many streams are open. */
export const openStreams = () => streams.size

/** Ends all streams for a restart: browsers come back by themselves, not all in the same moment. */
export function endStreams(): void {
  stopping = true
  for (const stream of [...streams]) {
    close(stream, `retry: ${1000 + Math.round(Math.random() * 3000)}\n\n`)
  }
  watch?.close()
  watch = undefined
}

/** @throws DomainError `forbidden` (403) or `not-found` (404) when somebody may not hear one of the topics */
export function checkTopics(actor: Actor, topics: readonly Topic[]): void {
  const canSubscribe = topicAuthorizer()
  for (const topic of topics) {
    if (canSubscribe(actor, topic)) continue
    const hidden = isSubjectTopic(topic)
    throw hidden ? new DomainError('not-found', 404) : new DomainError('forbidden', 403)
  }
}

function greeting(
  source: NonNullable<typeof watch>,
  { topics }: Stream,
  since: number | undefined,
): string {
  if (since === undefined || since === last) return ''
  const kept = source.oldest() ?? last + 1
  const lost = since > last || since < kept - 1 || last - since > mostMissed
  if (lost) return resetEvent
  return source.happened(topics, since, last) ? `data: ${topics.join(' ')}\n` : ''
}

/** The page reads everything again. */
const resetEvent = 'event: reset\ndata: 1\n'

/** The first stream starts the watch, the last one stops it: without listeners nothing is polled. */
function startWatching() {
  watch ??= openWatch()
  if (streams.size === 0) {
    last = watch.newest()
    watch.start(last, handOut)
    beats = setInterval(beat, 1000)
    beats.unref()
  }
  return watch
}

async function handOut(rows: EventRow[]): Promise<void> {
  const due = new Map<Stream, Set<string>>()
  for (const { topic } of rows) {
    for (const stream of byTopic.get(topic) ?? []) {
      const topics = due.get(stream)
      if (topics) topics.add(topic)
      else due.set(stream, new Set([topic]))
    }
  }
  const id = rows.at(-1)?.seq ?? last
  last = Math.max(last, id)
  const all = [...due]
  const canSubscribe = topicAuthorizer()
  for (let at = 0; at < all.length; at += turn) {
    if (at > 0) await nextTurn()
    const some = all.slice(at, at + turn).filter(([stream]) => streams.has(stream))
    const allowed = stillAllowed(
      some.map(([stream]) => stream),
      canSubscribe,
    )
    for (const [stream, topics] of some) {
      if (allowed(stream)) tell(stream, `id: ${id}\ndata: ${[...topics].join(' ')}\n\n`)
    }
  }
}

let beating = 0

/** Each second a twentieth of the streams gets its sign of life: the id, so that it comes back there. */
function beat(): void {
  beating = (beating + 1) % heartbeat
  const due = [...streams].filter((stream) => stream.beat === beating)
  const allowed = stillAllowed(due, topicAuthorizer())
  for (const stream of due) if (allowed(stream)) tell(stream, `id: ${last}\n\n`)
}

/** Ends the streams whose people lost a right; says which are left. */
function stillAllowed(
  some: readonly Stream[],
  canSubscribe: TopicAuthorizer,
): (stream: Stream) => boolean {
  const members = membersOf([...new Set(some.flatMap(({ sessionId }) => sessionId ?? []))])
  return (stream) => {
    const { sessionId, guest, topics } = stream
    const actor = guest ?? members.get(sessionId ?? '')
    if (actor && topics.every((topic) => canSubscribe(actor, topic))) return true
    close(stream, `id: ${last}\n${resetEvent}\n`)
    return false
  }
}

function tell(stream: Stream, frame: string): void {
  if (stream.outlet.backlog() > mostBacklog) close(stream)
  else stream.outlet.send(frame)
}

/** Ends a stream in whose place another one comes. Its page rests until somebody looks at it again. */
function makeRoom({ holder, network }: Pick<Listener, 'holder' | 'network'>): void {
  const crowd = byNetwork.get(network)
  const full = env.RATE_LIMIT === 'on' && crowd && crowd.size >= mostPerNetwork
  const own = byHolder.get(holder)
  const from = own && own.size >= mostPerHolder ? own : full ? greediestOf(crowd) : undefined
  const [oldest] = from ?? []
  if (oldest) close(oldest, 'event: rest\ndata: 1\n\n')
}

/** The streams, in a network, of the holder who has most of them there. */
function greediestOf(crowd: ReadonlySet<Stream>): readonly Stream[] {
  const held = [...groupBy(crowd, ({ holder }) => holder).values()]
  return held.reduce((most, each) => (each.length > most.length ? each : most))
}

function close(stream: Stream, farewell?: string): void {
  forget(stream)
  if (farewell) stream.outlet.send(farewell)
  stream.outlet.end()
}

function forget(stream: Stream): void {
  if (!streams.delete(stream)) return
  for (const topic of stream.topics) leave(byTopic, topic, stream)
  leave(byHolder, stream.holder, stream)
  leave(byNetwork, stream.network, stream)
  if (streams.size > 0) return
  watch?.stop()
  clearInterval(beats)
}

function join(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const some = index.get(key)
  if (some) some.add(stream)
  else index.set(key, new Set([stream]))
}

function leave(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const some = index.get(key)
  some?.delete(stream)
  if (some?.size === 0) index.delete(key)
}
