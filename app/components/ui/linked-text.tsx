import { linksIn } from '~/work/links-in'

/** Plain text as it was typed; web addresses in it are links that tell nobody where they come from. */
export const LinkedText = ({ children }: { children: string }) => (
  <p className="break-words whitespace-pre-wrap">
    {linksIn(children).map(({ text, href }, index) =>
      href ? (
        <a
          key={index}
          href={href}
          className="link"
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
        >
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
)
