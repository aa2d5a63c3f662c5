import { Menu, MenuLink } from '~/components/ui/menu'
import { controlWords } from '~/messages/controls'
import { folderMessages as say } from '~/messages/projects'
import { folderDialog } from './addresses'

/** Actions on a folder. @param list the list it is shown in, where its dialogs lead back */
export function FolderMenu({
  list,
  folder: { id, name },
  look,
}: {
  list: Parameters<typeof folderDialog>[0]
  folder: { id: string; name: string }
  look?: 'quiet'
}) {
  return (
    <Menu label={say.moreFor(name)} icon="more" look={look} end={look === 'quiet'}>
      <MenuLink to={folderDialog(list, id, 'rename')} icon="pencil" preventScrollReset>
        {say.rename}
      </MenuLink>
      <MenuLink to={folderDialog(list, id, 'delete')} icon="trash" danger preventScrollReset>
        {controlWords.delete}
      </MenuLink>
    </Menu>
  )
}
