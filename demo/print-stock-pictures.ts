import { listStockPictures } from './list-stock-pictures'

// For `render.py stock --wanted FILE`.
console.log(listStockPictures().join('\n'))
