/** Hosts whose videos may be in a message, and the paths of their players. Also in the policy of pages. */
export const videoPlayers: Record<string, RegExp> = {
  'www.youtube-nocookie.com': /^\/embed\/[\w-]{1,40}$/,
  'www.youtube.com': /^\/embed\/[\w-]{1,40}$/,
  'player.vimeo.com': /^\/video\/\d{1,20}$/,
  'www.loom.com': /^\/embed\/[\w-]{1,64}$/,
}

/** Whether an address is a player of one of these hosts. */
export function isVideoPlayer(address: string): boolean {
  const url = URL.parse(address)
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    Boolean(videoPlayers[url.hostname]?.test(url.pathname))
  )
}
