export { drawPanel, type RenderedPanel, renderPanel } from './render-panel'
