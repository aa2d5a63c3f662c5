import type { Kind } from '../kind'

type Download = { projectId: string; details: { kind: string; page?: unknown; section?: unknown } }

const download = (says: string): Kind<Download> => ({
  on: 'projects',
  of: ({ projectId }) => projectId,
  says,
  tells: { nobody: 'the screen of a download asks by itself how far it is' },
  keeps: ({ details }) => details,
})

export const exportEvents = {
  started: download('downloaded'),
  failed: download('download failed'),
}
