export {
  drawPanel,
  type PanelVariant,
  type RenderedPanel,
  renderedWidth,
  renderPanel,
} from './render-panel'
