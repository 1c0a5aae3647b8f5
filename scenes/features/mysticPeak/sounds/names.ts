// What can be heard of the mountain.

export type PeakSound =
  | 'peakStep'
  | 'peakRope'
  | 'peakWind'
  | 'peakAvalanche'
  | 'peakFire'
  | 'peakFlag'
  | 'peakArrival'
  | 'stonesWin'
  | 'stonesLose'
  | 'stonesNear'
  | 'ropeWin'
  | 'ropeLose'
  | 'ropeNear'
  | 'runesWin'
  | 'runesLose'
  | 'runesNear';
