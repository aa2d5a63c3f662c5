import { nodesIn, someNode, type TreeNode, wordsIn } from '../../tree/node'

const typeOf = (value: string) => {
  if (value.includes('@')) return 'email'
  if (/^\+?[\d ]{7,}$/.test(value)) return 'tel'
  return /^[•·]+$/.test(value) ? 'password' : 'text'
}

const areaFrom = 60

function controlOf({ props }: TreeNode): 'input' | 'textarea' | 'select' {
  if (typeof props.height === 'number' && props.height > areaFrom) return 'textarea'
  return props.iconEnd === 'chevronDown' ? 'select' : 'input'
}

const becomeControl = (node: TreeNode, tag: string, attributes: Record<string, string>) => {
  Object.assign(node, { kind: 'Control', tag, children: [], attributes })
}

/** A drawn field becomes one that people may type in. Without a name: nothing is sent anywhere. */
export function markField(node: TreeNode): void {
  const { value, label } = node.props as { value: string; label?: string }
  const box = nodesIn(node).at(-1)
  const slot = box && nodesIn(box).find((part) => part.style.flexGrow === 1)
  const [text] = slot ? nodesIn(slot) : []
  if (!text) return
  const tag = controlOf(node)
  text.style.display = 'block'
  if (tag === 'input') becomeControl(text, tag, { type: typeOf(value), placeholder: value })
  else if (tag === 'textarea') becomeControl(text, tag, { placeholder: value })
  else {
    becomeControl(text, tag, {})
    text.children = [value]
  }
  node.tag = 'label'
  if (!label) text.attributes['aria-label'] = value
}

/** Words in a drawn field of search. */
export function markSearch(text: TreeNode): void {
  const placeholder = wordsIn(text)
  becomeControl(text, 'input', { type: 'search', placeholder, 'aria-label': placeholder })
}

/** One field with its button: a newsletter, a search. */
export function markInlineForm(node: TreeNode): void {
  const { placeholder, icon } = node.props as { placeholder: string; icon?: string }
  const [words, button] = nodesIn(node)
  const text = words && nodesIn(words).find(({ kind }) => kind === 'Text')
  if (!text || !button) return
  words.style.flexGrow = 1
  text.style.flexGrow = 1
  const type = icon === 'search' ? 'search' : icon === 'mail' || !icon ? 'email' : 'text'
  becomeControl(text, 'input', { type, placeholder, 'aria-label': placeholder })
  if (type === 'search') node.attributes.role = 'search'
  markSend(button)
}

function markSend(button: TreeNode) {
  button.tag = 'button'
  button.attributes = { type: 'button' }
}

/** The button in the smallest box that holds all fields belongs to them. */
export function markForm(root: TreeNode): void {
  const isField = (node: TreeNode) => node.kind === 'Field'
  const isButton = (node: TreeNode) => node.kind === 'Button'
  const count = (node: TreeNode): number =>
    (isField(node) ? 1 : 0) + nodesIn(node).reduce((sum, child) => sum + count(child), 0)
  const all = count(root)
  if (all === 0) return
  let form = root
  for (let next: TreeNode | undefined = root; next; ) {
    form = next
    next = nodesIn(form).find(
      (child) => !isField(child) && count(child) === all && someNode(child, isButton),
    )
  }
  const send = form === root ? undefined : firstButton(form)
  if (send) markSend(send)
}

function firstButton(node: TreeNode): TreeNode | undefined {
  if (node.kind === 'Button') return node
  for (const child of nodesIn(node)) {
    const found = firstButton(child)
    if (found) return found
  }
  return undefined
}
