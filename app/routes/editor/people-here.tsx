import { Avatar } from '~/components/ui/avatar'
import { photoSrc } from '~/components/ui/photo'
import { editorMessages as say } from '~/messages/editor'
import { useEditor } from './use-editor'
import { usePresence } from './use-presence'

/** Faces that have room in the bar; the others are counted. */
const most = 3

/** Others who have the project open now. */
export function PeopleHere() {
  const { project, people, guest } = useEditor()
  usePresence(project.id, !guest)
  if (people.length === 0) return null
  const more = people.slice(most).map(({ fullName }) => fullName)
  // A phone has room for one face; of several it shows the number.
  const crowd = people.length > 1
  return (
    <ul className="people-here" aria-label={say.peopleHere}>
      {people.slice(0, most).map(({ id, fullName, avatar }) => (
        <li key={id} title={fullName} className={crowd ? 'max-md:hidden' : undefined}>
          <Avatar name={fullName} src={photoSrc(avatar)} size={28} labelled />
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')} className="max-md:hidden">
          <span className="avatar avatar-28 people-more" aria-hidden="true">
            +{more.length}
          </span>
          <span className="sr-only">{more.join(', ')}</span>
        </li>
      )}
      {crowd && (
        <li className="md:hidden">
          <span className="avatar avatar-28 people-more" aria-hidden="true">
            {people.length}
          </span>
          <span className="sr-only">{people.map(({ fullName }) => fullName).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
