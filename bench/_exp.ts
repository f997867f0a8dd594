import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { serve } from './_server.ts'
import { bare } from './bare.ts'
import { open, visitor } from './visit.ts'
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
const pre = /<link rel="modulepreload"[^>]*>\n?/g, font=/<link rel="preload"[^>]*>\n?/, entry=/<script type="module"[^>]*><\/script>/
const v: Record<string,(h:string)=>string> = {
  bare,
  'bare+font': h => { const f = h.match(font)?.[0] ?? ''; return bare(h).replace('</title>', '</title>'+f) },
  full: h => h,
  'no font': h => h.replace(font, ''),
  'no modulepreload': h => h.replace(pre, ''),
  'scripts at end': h => { const p=[...h.matchAll(pre)].join(''), e=h.match(entry)?.[0] ?? ''; return h.replace(pre,'').replace(entry,'').replace('</body>', p+e+'</body>') },
  'entry low': h => h.replace(entry, m => m.replace('<script', '<script fetchpriority="low"')),
  'no ld': h => h.replace(/<script type="application.ld.json[^]*?<\/script>/, ''),
}
const names = (process.env.V ?? Object.keys(v).join()).split(',')
for (const path of process.argv.slice(2)) {
  for (const name of names) {
    const served = await serve({ floor: v[name]! })
    const l: number[] = [], f: number[] = []; let el = ''
    for (let i=0;i<5;i++){ const c = await visitor(browser,'phone'); const {page} = await open(c, served.origin+path, 1500)
      const o = await page.evaluate(() => window.observed); l.push(o.largestPaint); f.push(o.firstPaint)
      if (process.env.R && i===0) { console.log((await page.evaluate(() => performance.getEntriesByType('resource').map((r: any) => [Math.round(r.startTime), Math.round(r.requestStart), Math.round(r.responseStart), Math.round(r.responseEnd), r.renderBlockingStatus, r.encodedBodySize, r.name.split('/').pop()].join(' ')).join('\n')))) ; console.log(await page.evaluate(()=>{const r=performance.getEntriesByType('navigation')[0] as any; return [r.responseStart,r.responseEnd,r.domInteractive,r.domContentLoadedEventEnd].join(' ')}))}
      await c.close() }
    l.sort((a,b)=>a-b); f.sort((a,b)=>a-b)
    console.log(path, name.padEnd(18), 'FCP', f[2], 'LCP', l[2], l.join(' '))
    served.close()
  }
}
await browser.close()
