import { convertMessages as say } from '~/messages/convert'
import { takenText, unseenText } from '~/messages/files'
import type { Taken } from '~/platform/svg/taken'

type ShownFile = { name: string; width: number; height: number; taken: Taken; picture: string }

/** The files with a picture of each, and what is not in it any more. */
export function FileList({ files }: { files: readonly ShownFile[] }) {
  return (
    <div>
      <h2 className="mb-4 font-semibold">{say.files}</h2>
      <ul className="convert-files">
        {files.map(({ name, width, height, taken, picture }, at) => (
          <li key={at}>
            <img src={`data:image/webp;base64,${picture}`} alt="" {...{ width, height }} />
            <p className="wrap-anywhere font-medium">{`${name}.svg`}</p>
            <p className="muted">
              {Math.round(width)} × {Math.round(height)}
            </p>
            <p>{takenText(taken) ? say.taken(takenText(taken)) : say.clean}</p>
            {unseenText(taken) && <p className="muted">{say.unseen(unseenText(taken))}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
