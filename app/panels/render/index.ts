export { drawPanel, renderPanel } from './render-panel'
