/**
 * Builders of the paths that depend on data. They are not a list, because the header imports the site map: every page
 * would load all job descriptions.
 */

import { company } from '#content/company.ts'
import leftOut from '#generated/left-out.json' with { type: 'json' }

/** A path from a builder below; a string is not assignable to it. */
export type FamilyPath = string & { readonly family: 'founder' | 'job' | 'post' | 'study' }

/** The founder's profile. */
export const founderPath = company.founder.path as FamilyPath

/** The founder's path; empty if the owner has left the page out. */
export const founderPages: readonly FamilyPath[] = leftOut.includes(founderPath) ? [] : [founderPath]

/** The page of one job. */
export const jobPath = (job: { readonly id: number | string }) => `/careers/${job.id}` as FamilyPath

/** The page of all posts. It may not exist. */
export const blogPath = '/blog' as FamilyPath

/** The page of one blog post. */
export const postPath = (post: { readonly slug: string }) => `/blog/${post.slug}` as FamilyPath

/** The page of all case studies. It may not exist. */
export const studiesPath = '/case-studies' as FamilyPath

/** The page of one case study. */
export const studyPath = (study: { readonly slug: string }) => `/case-studies/${study.slug}` as FamilyPath
