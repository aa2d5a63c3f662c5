import type { TreeNode } from '../../tree/node'
import { attributesOf } from '../escape'
import type { Sheet } from './sheet'

type PrintedOn = { sheet: Sheet; ids: { next(name: string): string } }

/** More tabs than these have no page. */
const mostTabs = 8

const pageRule = (at: number) => `.tabs:not(:has([value="${at}"]:checked)) .tab-${at}`

/** Without `:has()` all pages are shown. */
const tabsCss = `.tab{cursor:pointer;position:relative}
@supports not selector(:has(a)){.tab>:nth-child(3){display:none}}
.tab:has(:checked)>:nth-child(3),.tab:not(:has(:checked))>:nth-child(2){display:none!important}
${Array.from({ length: mostTabs }, (_, i) => pageRule(i + 1)).join(',')}{display:none!important}`

const closingCss = `label.button{cursor:pointer;position:relative}
label.button:focus-within{outline:3px solid var(--link);outline-offset:3px}
.panel:has(.closes:checked){display:none}`

/** Hidden controls of labels, which work without script: tabs, and what closes its panel. */
export class Inputs {
  private readonly on: PrintedOn
  private name = ''
  private labels = 0
  private pages = 0

  constructor(on: PrintedOn) {
    this.on = on
  }

  nameOf({ kind }: TreeNode, classes: string): string {
    if (kind === 'Tabs') return `${classes} tabs`
    if (kind === 'Tab') return `${classes} tab`
    if (kind !== 'TabPage') return classes
    this.pages += 1
    return `${classes} tab-${this.pages}`
  }

  /** @returns what stands inside of a node */
  around({ kind, tag }: TreeNode, print: () => string): string {
    const { sheet, ids } = this.on
    if (kind === 'Button' && tag === 'label') {
      sheet.include(closingCss)
      return `<input type="checkbox" class="only-read closes">${print()}`
    }
    if (kind === 'Tab') {
      this.labels += 1
      const value = String(this.labels)
      const checked = this.labels === 1 ? '' : undefined
      const input = { type: 'radio', name: this.name, value, checked, class: 'only-read' }
      return `<input${attributesOf(input)}>${print()}`
    }
    if (kind !== 'Tabs') return print()
    sheet.include(tabsCss)
    const { name, labels, pages } = this
    Object.assign(this, { name: ids.next('tabs'), labels: 0, pages: 0 })
    const inside = print()
    Object.assign(this, { name, labels, pages })
    return inside
  }
}
