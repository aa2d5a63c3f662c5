/** Terms as they were saved: an empty line begins a paragraph, `1. What you get.` at its start is bold. */
export const TermsText = ({ text }: { text: string }) => (
  <div className="terms-text">
    {text
      .split(/\n[ \t]*\n/)
      .filter((part) => part.trim() !== '')
      .map((part, at) => {
        const [, head = '', rest = part] =
          /^(\d+\. [^.\n]{1,80}\.)(?=\s)([\s\S]*)$/.exec(part) ?? []
        return (
          <p key={at}>
            {head && <b>{head}</b>}
            {rest}
          </p>
        )
      })}
  </div>
)
