/** Signals with which a process ends itself: they say why, where SIGKILL says nothing. */
export const endings = {
  /** Its job has cost more of a core than it may. */
  time: 'SIGVTALRM',
  /** It holds more memory than it may. */
  memory: 'SIGUSR2',
} as const
