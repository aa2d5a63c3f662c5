import { index, type RouteConfig } from '@remix-run/route-config'

export default [index('routes/home/home.tsx')] satisfies RouteConfig
