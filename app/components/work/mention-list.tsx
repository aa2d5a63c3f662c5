import { conversationMessages as say } from '~/messages/conversations'
import type { useMention } from './use-mention'

/** Whom an @ can name: the keys stay with the editor, which moves through the list. */
export const MentionList = ({
  id,
  found,
  current,
  optionId,
  choose,
}: Pick<ReturnType<typeof useMention>, 'id' | 'found' | 'current' | 'optionId' | 'choose'>) => (
  <div role="listbox" id={id} aria-label={say.mention}>
    {found.map((person) => (
      <button
        key={person.id}
        type="button"
        role="option"
        id={optionId(person)}
        tabIndex={-1}
        className="menu-row"
        aria-selected={person === current}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => choose(person)}
      >
        {person.name} {person.note && <span className="muted">{person.note}</span>}
      </button>
    ))}
  </div>
)
