/** What the bytes of a picture say: its size, and what a camera wrote beside the dots, which no reader is meant to get. */
export { measureImage, MOST_PIXELS } from './measure-image.ts'
export { withoutCameraData } from './without-camera-data.ts'
