import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { serve } from './_server.ts'
import { bare } from './bare.ts'
import { open, visitor } from './visit.ts'
import fs from 'node:fs'
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
const font=/<link rel="preload"[^>]*>\n?/
const v: any = { bare, 'bare+font': (h: string) => bare(h).replace('</title>', '</title>'+(h.match(font)?.[0] ?? '')), full: (h: string)=>h }
const [,, path, name] = process.argv
const served = await serve({ floor: v[name!] })
await browser.startTracing(undefined, { path: '/tmp/trace.json', categories: ['devtools.timeline','disabled-by-default-devtools.timeline','loading','blink.user_timing','toplevel','blink','cc','fonts'] } as never)
const c = await visitor(browser,'phone'); const {page} = await open(c, served.origin+path, 1500)
console.log(await page.evaluate(() => [window.observed.firstPaint, performance.timeOrigin]))
await browser.stopTracing()
await browser.close(); served.close()
const t = JSON.parse(fs.readFileSync('/tmp/trace.json','utf8')).traceEvents
const nav = t.filter((e:any)=>e.name==='navigationStart' && e.args?.data?.documentLoaderURL?.includes('localhost')).pop()
const fcp = t.find((e:any)=>e.name==='firstContentfulPaint' && e.pid===nav.pid)
const t0 = nav.ts
console.log('fcp', fcp && (fcp.ts-t0)/1000)
for (const e of t.filter((e:any)=>e.pid===nav.pid && e.ph==='X' && e.dur>Number(process.env.D??8)*1000 && e.ts>t0 && e.ts<(fcp?.ts??0)+50000).sort((a:any,b:any)=>a.ts-b.ts)) console.log(((e.ts-t0)/1000).toFixed(0).padStart(6), (e.dur/1000).toFixed(0).padStart(5), e.tid, e.name, JSON.stringify(e.args).slice(0,150))
for (const e of t.filter((e:any)=>['ResourceReceiveResponse','ResourceFinish','ResourceSendRequest','MarkDOMContent'].includes(e.name)&&e.pid===nav.pid&&e.ts>t0&&e.ts<(fcp?.ts??0)+20000)) console.log('R', ((e.ts-t0)/1000).toFixed(0), e.name, (e.args.data?.url??e.args.data?.requestId??'').slice(-50), e.args.data?.priority??'', e.args.data?.renderBlocking??'')
