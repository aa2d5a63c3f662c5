import { Fragment } from 'react'
import { paragraphsOf } from '~/shared/paragraphs'

/** Plain text with its paragraphs and lists, such as terms. */
export const Paragraphs = ({ children }: { children: string }) => (
  <div className="paragraphs">
    {paragraphsOf(children).map(({ kind, lines }, index) =>
      kind === 'list' ? (
        <ul key={index} dir="auto">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      ) : (
        <p key={index} dir="auto">
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ),
    )}
  </div>
)
