import type { EventType } from '../event-type'

type Download = { projectId: string; details: { kind: string; page?: unknown; section?: unknown } }

const download = (action: string): EventType<Download> => ({
  table: 'projects',
  subjectId: ({ projectId }) => projectId,
  action: action,
  topics: { none: 'the screen of a download asks by itself how far it is' },
  details: ({ details }) => details,
})

export const exportEvents = {
  started: download('downloaded'),
  failed: download('download failed'),
}
