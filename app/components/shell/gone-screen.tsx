import { errorScreenMessages as say } from '~/messages/error-screens'
import { shell } from '~/messages/shell'
import { Icon } from '../ui/icon'
import { MessageScreen } from './message-screen'
import { WayBack } from './status-screens'

/** Text that somebody wrote into a form whose subject is gone. */
export type KeptWords = { text: string; files: string[] }

/**
 * Screen for a form whose subject is gone, or no longer theirs: its words, to be copied or saved as a file,
 * and its files by name.
 */
export function GoneScreen({ text, files, forbidden }: KeptWords & { forbidden: boolean }) {
  return (
    <MessageScreen title={shell.goneTitle} actions={<WayBack />}>
      <span role="alert" data-once="">
        {forbidden ? say.notYours : say.gone}
      </span>
      {text !== '' && (
        <span className="gone-words">
          <label className="label" htmlFor="gone-words">
            {say.yourWords}
          </label>
          <textarea id="gone-words" className="input" rows={10} readOnly defaultValue={text} />
          <a
            className="btn btn-secondary"
            download="my-words.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            <Icon name="download" />
            {say.downloadWords}
          </a>
        </span>
      )}
      {files.length > 0 && <span className="gone-words">{say.filesNotStored(files)}</span>}
    </MessageScreen>
  )
}
