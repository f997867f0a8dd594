import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { artVersion } from './src/art/version.ts'
import { articles } from './src/prerender/articles.ts'
import { siteServer } from './src/prerender/site-server.ts'

const port = Number(process.env.PORT ?? 4173)

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), unocss(), articles(), siteServer()],
  define: {
    __BUILD_YEAR__: String(new Date().getUTCFullYear()),
    __ART_VERSION__: JSON.stringify(artVersion()),
  },
  resolve: {
    // The prerenderer brings a second head manager; the site's head is unhead's alone.
    alias: { 'react-helmet-async': new URL('./src/app/no-helmet.ts', import.meta.url).pathname },
  },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
})
