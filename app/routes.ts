import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  index('routes/home/home.tsx'),
  route('panels/:panel/:orientation/:file', 'routes/panels/picture.ts'),
  route('files/:folder/:file', 'routes/files/file.ts'),
] satisfies RouteConfig
