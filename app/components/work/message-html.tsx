/** Text that somebody wrote. @param html as the server has cleaned it, see `cleanHtml`; nothing else */
export const MessageHtml = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores it cleaned, by one list
  <div className="written" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
)
