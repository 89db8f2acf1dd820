import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useShortcuts } from '../ui/shortcuts';
import { followInAddress, setInspect, toggleInspect, useInspect } from './inspecting';

export function Inspect() {
  const isOn = useInspect() === 'on';
  const [Inspector, setInspector] = useState<ComponentType>();
  useEffect(followInAddress, [useLocation()]);
  useShortcuts({ i: toggleInspect });
  useEffect(() => {
    if (!isOn || Inspector) return;
    import('./inspect.chunk').then(
      (code) => setInspector(() => code.Inspector),
      () => setInspect('failed'),
    );
  }, [isOn, Inspector]);
  return isOn && Inspector && <Inspector />;
}
