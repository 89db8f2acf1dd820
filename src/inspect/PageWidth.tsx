import { useEffect, useState } from 'react';
import { inspect as words } from '../content/inspect';

export function PageWidth() {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    const page = document.getElementById('root');
    if (page) observer.observe(page);
    return () => observer.disconnect();
  }, []);
  return <small>{width !== undefined && words.pageWidth(Math.round(width))}</small>;
}
