import { calendarDay } from '~/messages/dates'
import { fileSize } from '~/messages/file-size'
import { partWords } from '~/messages/parts'
import type { Answers, Field } from '~/shared/fields'
import { Icon } from '../ui/icon'
import { ImagePreview } from '../ui/image-preview'
import { LinkedText, OuterLink } from '../ui/linked-text'
import type { AnswerFile } from './attachment-field'

/** `href` is where it is downloaded; a picture is shown small, and opens large. */
type LinkedFile = AnswerFile & { href: string | null; picture?: boolean }

/**
 * Somebody's answers, under the questions of the form they had. An empty answer is marked as such.
 *
 * @param links of the fields `url`, by their ids
 * @param files of the fields `attachment`, by their ids
 */
export function AnswerList({
  fields,
  answers,
  links,
  files,
}: {
  fields: readonly Field[]
  answers: Answers
  links: Record<string, string>
  files: Record<string, readonly LinkedFile[]>
}) {
  return (
    <div className="answer-list">
      {fields.map((field) =>
        field.kind === 'heading' ? (
          <h3 key={field.id}>{field.label}</h3>
        ) : (
          <dl key={field.id}>
            <dt>{field.label}</dt>
            <dd>
              <Answer
                field={field}
                answer={answers[field.id]}
                link={links[field.id]}
                files={files[field.id] ?? []}
              />
            </dd>
          </dl>
        ),
      )}
    </div>
  )
}

type Given = {
  field: Field
  answer: Answers[string] | undefined
  link: string | undefined
  files: readonly LinkedFile[]
}

function Answer({ field, answer, link, files }: Given) {
  if (files.length > 0) return <Files files={files} />
  if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) {
    return (
      <span className="muted">
        {field.kind === 'checkbox' ? partWords.no : partWords.notAnswered}
      </span>
    )
  }
  if (answer === true) return 'Yes'
  if (Array.isArray(answer)) {
    return (
      <ul>
        {answer.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )
  }
  if (field.kind === 'color') {
    return (
      <span className="answer-color">
        <span style={{ background: answer }} />
        {answer}
      </span>
    )
  }
  if (field.kind === 'date') return calendarDay(answer)
  if (link) {
    return (
      <p className="wrap-anywhere">
        <OuterLink href={link}>{answer}</OuterLink>
      </p>
    )
  }
  return <LinkedText>{answer}</LinkedText>
}

const Files = ({ files }: Pick<Given, 'files'>) => (
  <ul className="answer-files">
    {files.map((file) => (
      <li key={file.id}>
        {file.href && file.picture ? (
          <ImagePreview
            src={`${file.href}?size=thumb`}
            large={`${file.href}?size=large`}
            alt={file.name}
            width={44}
            height={32}
            className="h-8 w-11 rounded-nested object-cover"
          />
        ) : (
          <Icon name={file.type.startsWith('image/') ? 'image' : 'file'} />
        )}
        {file.href ? (
          <a href={file.href} className="link tap" download>
            {file.name}
          </a>
        ) : (
          file.name
        )}{' '}
        <span className="muted">{fileSize(file.size)}</span>
      </li>
    ))}
  </ul>
)
