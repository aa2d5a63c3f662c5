import { useEffect } from 'react'
import { Avatar } from '~/components/ui/avatar'
import { photoSrc } from '~/components/ui/photo'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { useEditor } from './use-editor'

/** An open editor says that somebody is there so often, in milliseconds. */
const pause = 30_000
/** Times in a row without a look after which somebody counts as away. */
const mostHidden = 10

/** Tells the others in the project that this person has it open. @param shown not for guests */
function usePresence(projectId: string, shown: boolean) {
  useEffect(() => {
    if (!shown) return
    const page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36))
    const say = (leave: '1' | '') =>
      navigator.sendBeacon(
        pathTo('/projects/:id/presence', { id: projectId }),
        new URLSearchParams({ page: page.join(''), leave }),
      )
    let hidden = 0
    const here = () => {
      hidden = document.hidden ? hidden + 1 : 0
      if (hidden <= mostHidden) say(hidden === mostHidden ? '1' : '')
    }
    const leave = () => say('1')
    here()
    const timer = setInterval(here, pause)
    document.addEventListener('visibilitychange', here)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', here)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', here)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', here)
      leave()
    }
  }, [projectId, shown])
}

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
