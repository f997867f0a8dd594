import classPhoto from './class-photo.ts'
import delta from './delta.ts'
import emptyChair from './empty-chair.ts'
import firstQuestion from './first-question.ts'
import hardwareShop from './hardware-shop.ts'
import haystack from './haystack.ts'
import hurricaneLamp from './hurricane-lamp.ts'
import lifebuoy from './lifebuoy.ts'
import lostBoat from './lost-boat.ts'
import marketStall from './market-stall.ts'
import newspaper from './newspaper.ts'
import quilt from './quilt.ts'
import resume from './resume.ts'
import runway from './runway.ts'
import scales from './scales.ts'
import shredder from './shredder.ts'
import stairs from './stairs.ts'
import studioHouse from './studio-house.ts'
import treeOfPages from './tree-of-pages.ts'
import typewriter from './typewriter.ts'

/** Scenes of the company's own pages, of the rankings, and of the pages that lead to others. */
export const company = {
  'class-photo': classPhoto,
  delta,
  'empty-chair': emptyChair,
  'first-question': firstQuestion,
  'hardware-shop': hardwareShop,
  haystack,
  'hurricane-lamp': hurricaneLamp,
  lifebuoy,
  'lost-boat': lostBoat,
  'market-stall': marketStall,
  newspaper,
  quilt,
  resume,
  runway,
  scales,
  shredder,
  stairs,
  'studio-house': studioHouse,
  'tree-of-pages': treeOfPages,
  typewriter,
}
